/** Marks the head's elements that belong to the page and not to the document. */
export const pageMark = 'data-page';
