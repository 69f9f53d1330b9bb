import type { Commune } from '../../src/communes/Commune.ts';
import type { SteeringOptions } from '../../src/steering/SteeringDictionary.ts';
import { type SteeringEdit, steer } from '../../src/steering/steer.ts';
import type { Subject } from '../../src/tastes/TasteProfile.ts';
import { splitWords } from '../../src/text/splitWords.ts';
import type { LabelledEdit, LabelledSteering } from './readSteering.ts';

/** The edits that were read from a labelled sentence, compared with its labels. */
export interface SteeringVerdict {
  readonly line: string;
  /** The edits as in the labels, separated by `;`. */
  readonly read: string;
  readonly expected: readonly string[];
  /** `wrong` is an edit that no label has. */
  readonly verdict: 'right' | 'missed' | 'wrong';
}

export function judgeSteering(
  { line, readings }: LabelledSteering,
  options: SteeringOptions,
  findCommunes: (name: string) => readonly Commune[],
): SteeringVerdict {
  const { edits, choices } = steer(line, options);
  const read = choices.length ? 'ask' : edits.map(showEdit).sort().join(';') || 'unread';
  const showLabel = ({ kind, values }: LabelledEdit) => {
    const shown = values.map((value) =>
      toComparable(kind === 'home' ? (findCommunes(fold(value))[0]?.code ?? '') : value),
    );
    return shown.length ? `${kind}=${shown.join(',')}` : kind;
  };
  const expected = readings.map((reading) => reading.map(showLabel).sort().join(';'));
  return { line, read, expected, verdict: expected.includes(read) ? 'right' : read === 'unread' ? 'missed' : 'wrong' };
}

function showEdit(edit: SteeringEdit): string {
  if ('subject' in edit) return `${edit.kind}=${toComparable(showSubject(edit.subject))}`;
  if ('time' in edit) return `${edit.kind}=${edit.time}`;
  switch (edit.kind) {
    case 'maxPrice':
      return `maxPrice=${edit.euros ?? 'none'}`;
    case 'within':
      return `within=${edit.kilometres}`;
    case 'home':
      return `home=${edit.commune}`;
    case 'access':
      return `need=${edit.need}`;
    default:
      return edit.kind;
  }
}

function showSubject({ kind, value }: Subject): string {
  switch (kind) {
    case 'topic':
      return value;
    case 'access':
      return `need:${value}`;
    case 'weekday':
      return `weekday:${value.join(',')}`;
    case 'family':
      return 'who:family';
    case 'free':
    case 'online':
      return kind;
    case 'event':
      return `event:${value.id}`;
    default:
      return `${kind}:${value}`;
  }
}

const fold = (text: string) => splitWords(text).join(' ');

/** Texts are compared without accents and plurals: « text:karaokés » is `text:karaoke`. */
function toComparable(label: string): string {
  return label.replace(/^(text|commune):(.*)$/, (_, kind: string, words: string) => {
    const singular = splitWords(words).map((word) => word.replace(/(?<=...)s$/, ''));
    return `${kind}:${singular.join(' ')}`;
  });
}
