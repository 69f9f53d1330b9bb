import { Refusal } from './Refusal.ts';

const deepest = 100;

/**
 * Parses a JSON body; undefined for invalid JSON, which the backend refuses with its own error.
 *
 * @throws Refusal 400 for invalid UTF-8, which the backend would accept; for what Postgres cannot store as it
 *   was sent (NUL, half a surrogate pair); for a key that would change the prototype of an object; and for nesting that
 *   would exhaust the stack.
 */
export function parseJson(body: Uint8Array): unknown {
  const text = decode(body);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  checkValues(value);
  return value;
}

function decode(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new Refusal(400, 'PGRST102', 'The body is not UTF-8');
  }
}

/** Checks the values without recursion, because it guards against deep nesting. */
function checkValues(root: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') checkText(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= deepest) throw new Refusal(400, 'PGRST102', `The JSON is nested more than ${deepest} times`);
    for (const [key, inner] of Object.entries(value)) {
      if (key === '__proto__') throw new Refusal(400, 'PGRST102', 'A key of the JSON is not allowed: __proto__');
      checkText(key);
      open.push({ value: inner, depth: depth + 1 });
    }
  }
}

function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw new Refusal(400, '22P05', 'A text holds a character that cannot be stored: NUL, or half of a surrogate pair');
}
