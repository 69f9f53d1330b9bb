/** Characters. Every record of the data set is much shorter. */
const maxRecordLength = 10_000_000;

/**
 * Yields the records of a text that arrives in pieces: an array, an answer of the Explore API (`{"total_count": …, "results":
 * […]}`), or one record per line. Yields a record that is not JSON as its text, so that it is counted and reported like other
 * unreadable records; the following ones are still read.
 *
 * @param origin The source of the text, for the message.
 * @throws Error when the text has another form, or is cut off.
 */
export async function* splitRecords(pieces: AsyncIterable<string>, origin: string): AsyncGenerator<unknown> {
  const iterator = pieces[Symbol.asyncIterator]();
  let text = '';
  let form: Form | null | undefined;
  for (;;) {
    const { value, done } = await iterator.next();
    text += value ?? '';
    form = detectForm(text, Boolean(done));
    if (form || done) break;
  }
  if (!form) throw notRecords(origin);
  const rest = resume(text.slice(form.start), iterator);
  yield* form.isArray ? splitArray(rest, origin) : splitLines(rest, origin);
}

interface Form {
  readonly isArray: boolean;
  /** The offset of the first record in the text. */
  readonly start: number;
}

/** Detects the form of a text: undefined if the text is still too short, null for an unknown form. */
function detectForm(text: string, isWhole: boolean): Form | null | undefined {
  const [space = ''] = /^\s*/.exec(text) ?? [];
  const first = text[space.length];
  if (first === undefined) return isWhole ? null : undefined;
  if (first === '[') return { isArray: true, start: space.length + 1 };
  if (first !== '{') return null;
  // The first kilobyte of an answer contains its form.
  if (text.length < 1000 && !isWhole) return undefined;
  const answer = /^\s*\{\s*("total_count"\s*:\s*\d+\s*,\s*)?"results"\s*:\s*\[/.exec(text);
  return answer ? { isArray: true, start: answer[0].length } : { isArray: false, start: 0 };
}

async function* resume(first: string, others: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await others.next(); !next.done; next = await others.next()) yield next.value;
}

/**
 * Yields the records of an array. A comma separates records only outside strings, objects and lists. The native parser reads each
 * record.
 */
async function* splitArray(pieces: AsyncIterable<string>, origin: string): AsyncGenerator<unknown> {
  let text = '';
  let [start, position, depth] = [0, 0, 0];
  let [isInString, isEscaped] = [false, false];
  let count = 0;
  for await (const piece of pieces) {
    text = text.slice(start) + piece;
    position -= start;
    start = 0;
    for (; position < text.length; position += 1) {
      const character = text[position];
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (character === '\\') isEscaped = true;
        else if (character === '"') isInString = false;
      } else if (character === '"') isInString = true;
      else if (character === '{' || character === '[') depth += 1;
      else if (character === '}' || (character === ']' && depth > 0)) depth -= 1;
      else if (depth === 0 && (character === ',' || character === ']')) {
        const record = text.slice(start, position).trim();
        if (record) {
          count += 1;
          yield parse(record) ?? record;
        }
        if (character === ']') return;
        start = position + 1;
      }
    }
    if (text.length - start > maxRecordLength) break;
  }
  throw new Error(
    `${origin} breaks off after ${count} records, which are in; what follows could not be read. Get the whole of it and import again.`,
  );
}

async function* splitLines(pieces: AsyncIterable<string>, origin: string): AsyncGenerator<unknown> {
  let text = '';
  let isFirst = true;
  for await (const piece of pieces) {
    const lines = (text + piece).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) yield* readLine(line);
  }
  yield* readLine(text);

  function* readLine(line: string) {
    if (!line.trim()) return;
    const record = parse(line) ?? line;
    // The text is other JSON, for example an error message.
    if (isFirst && typeof record === 'object' && record !== null && !('uid' in record)) throw notRecords(origin);
    isFirst = false;
    yield record;
  }
}

function notRecords(origin: string): Error {
  return new Error(
    `${origin} is not a list of OpenAgenda records, so nothing was imported. It must be JSON: an answer of the Explore API v2.1, an array of records, or one record per line.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
