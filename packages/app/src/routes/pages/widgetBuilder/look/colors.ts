import { readVariableValue } from './parseVariables';

/** Whether a text is a CSS colour. */
export function isColor(text: string): boolean {
  return CSS.supports('color', text);
}

/** Returns a colour as `#rrggbb`, over another if it is translucent. Null if the text is no colour. */
export function toHex(text: string, under = '#ffffff'): string | null {
  const color = readVariableValue(text);
  if (/^#[\da-f]{6}$/i.test(color)) return color.toLowerCase();
  const context = color && isColor(color) && createContext();
  if (!context) return null;
  for (const fill of [under, color]) {
    context.fillStyle = fill;
    context.fillRect(0, 0, 1, 1);
  }
  const channels = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The browser reads each syntax of CSS colours. */
function createContext(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  return canvas.getContext('2d', { willReadFrequently: true });
}
