import { type ExploreState, formatExploreState, parseExploreState } from './exploreState';
import { formatMarkedLine, parseMarkedLine, readTypedLine } from './markedLine';

/** The parameters of the URL that one of a sentence sets. The other names are its access needs. */
const namesOf = (parameter: string) => (parameter === 'commune' ? ['commune', 'radius', 'areas', 'city'] : [parameter]);

/** Returns the text of the search field: the sentence whose filters are on, as typed, or the searched text. */
export function typedLineOf({ text, markedLine }: Pick<ExploreState, 'text' | 'markedLine'>): string {
  return readTypedLine(markedLine) || text;
}

/** Returns the first page of the list without the sentence, its text and its filters. Filters that it does not name stay. */
export function removeLine(state: ExploreState): ExploreState {
  const named = parseMarkedLine(state.markedLine).flatMap(({ parameters }) => parameters);
  const parameters = formatExploreState({ ...state, access: state.access.filter((need) => !named.includes(need)) });
  for (const name of ['q', 'words', 'page', ...named.flatMap(namesOf)]) parameters.delete(name);
  return parseExploreState(parameters);
}

/** Returns the sentence after a change of the filters or the text by other controls: words that no longer apply leave it. */
export function keepLine(state: ExploreState, changed: Partial<ExploreState>): string {
  const next = { ...state, ...changed };
  if (changed.markedLine !== undefined || !state.markedLine) return next.markedLine;
  const [before, after] = [listValues(state), listValues(next)];
  const isSame = (parameter: string) => namesOf(parameter).every((name) => before.get(name) === after.get(name));
  const kept = parseMarkedLine(state.markedLine).flatMap((part) => {
    // Words that mean several filters, such as « samedi soir », say more than the ones that remain.
    return (part.parameters.length ? part.parameters.every(isSame) : isSame('q')) ? [part] : [];
  });
  if (!kept.some(({ parameters }) => parameters.length)) return '';
  return formatMarkedLine(isSame('q') ? kept : [...kept, { text: next.text, parameters: [] }]);
}

/** Lists the parameters of the URL, and each access need as one. */
function listValues(state: ExploreState): URLSearchParams {
  const values = formatExploreState(state);
  for (const need of state.access) values.set(need, 'on');
  return values;
}
