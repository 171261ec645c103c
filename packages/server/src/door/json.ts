/** How deep and how wide what comes in may be. */
export type Bounds = { readonly depth: number; readonly values: number };

/** What a call or a message may be. No answer and no plan comes near it, and what is wrong with it is found at once. */
export const usualBounds: Bounds = { depth: 16, values: 1000 };

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const isOpening = (code: number): boolean => code === 91 || code === 123;
const isClosing = (code: number): boolean => code === 93 || code === 125;

/** Whether a text keeps within bounds, looked at once and without reading it. */
const keepsWithin = (text: string, { depth, values }: Bounds): boolean => {
  let open = 0;
  let commas = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (code === COMMA && ++commas >= values) return false;
    else if (isOpening(code) && ++open > depth) return false;
    else if (isClosing(code)) open--;
  }
  return true;
};

/** Reads a text that came from outside; undefined where it is no JSON or too deep or too wide. */
export const readJson = (text: string, bounds: Bounds = usualBounds): unknown => {
  if (!keepsWithin(text, bounds)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
