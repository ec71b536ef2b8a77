/** Hands the visitor a file with this text. */
export function saveFile(fileName: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken the address by the next task; until then it must stay valid.
  window.setTimeout(() => URL.revokeObjectURL(address));
}
