/** Hands the visitor a text file. The mark at its start tells every editor that it is Unicode. */
export function saveText(fileName: string, text: string) {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the address by the next task; until then it must stay valid.
  window.setTimeout(() => URL.revokeObjectURL(url));
}
