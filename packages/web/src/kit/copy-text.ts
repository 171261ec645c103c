/**
 * Puts the text of a field where it can be pasted from. Over plain HTTP browsers have no clipboard for pages, only the
 * older way, and some have neither: then the text is marked, and false is told.
 */
export const copyFrom = async (field: HTMLInputElement): Promise<boolean> => {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
};
