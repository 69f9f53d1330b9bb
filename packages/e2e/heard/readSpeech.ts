import { closeSync, openSync, readSync } from 'node:fs';

/** What Orca said at once. */
export interface Utterance {
  readonly text: string;
  /** The languages that the page declares for what is said, if Orca asked for them. Roles and messages have none. */
  readonly languages: readonly string[];
}

interface Speech {
  readonly utterances: Utterance[];
  /** The number of bytes up to which the log has been read. */
  readonly end: number;
}

/** In the log: a voice that is asked for, and an utterance. */
const entries =
  /voice requested with language='(?<language>[\w-]*)'|SPEECH OUTPUT: '(?<text>.*)'(?: voice=\w+)?(?: ?\{.*\}| ?None)?$/;

/** Reads what the screen reader said, from its debug file, in complete lines. */
export function readSpeech(log: string, start: number): Speech {
  const bytes = readFrom(log, start);
  const complete = bytes.subarray(0, bytes.lastIndexOf(10) + 1);
  const utterances: Utterance[] = [];
  let languages = new Set<string>();
  let isSpeaking = false;
  for (const line of complete.toString('utf8').split('\n')) {
    const { language, text } = entries.exec(line)?.groups ?? {};
    if (language !== undefined) {
      // A voice that is asked for after an utterance belongs to the next thing that is said.
      if (isSpeaking) languages = new Set();
      isSpeaking = false;
      if (language && language !== 'None') languages.add(language);
    } else if (text !== undefined) {
      isSpeaking = true;
      utterances.push({ text, languages: [...languages] });
    }
  }
  return { utterances, end: start + complete.length };
}

function readFrom(path: string, start: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const chunks: Buffer[] = [];
    for (let at = start; ; ) {
      const chunk = Buffer.alloc(1 << 20);
      const length = readSync(file, chunk, 0, chunk.length, at);
      if (length === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, length));
      at += length;
    }
  } finally {
    closeSync(file);
  }
}
