import { withDeadline } from '@lively/machines';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useLanguage } from '../i18n/useLanguage';
import type { ReadLine } from './toReadLine';

/** Milliseconds: « tonight » means another day tomorrow. */
const freshness = 60_000;

/** Reads the meaning of a line, unless it is empty. The grammar loads with the first line. */
export function useReadLine(line: string): UseQueryResult<ReadLine> {
  return useQuery({ ...useLineOptions()(line), enabled: line.trim() !== '' });
}

/** Returns a function that parses a line once: it reuses a result of the suggestions, even a pending one. */
export function useLineReader(): (line: string) => Promise<ReadLine> {
  const queries = useQueryClient();
  const toOptions = useLineOptions();
  return (line) => queries.fetchQuery(toOptions(line));
}

function useLineOptions() {
  const { communes } = useBackend();
  const language = useLanguage();
  return (typed: string) => {
    const line = typed.trim();
    return {
      queryKey: queryKeys.line(language, line),
      // Not aborted with its last observer: the line may have been submitted meanwhile.
      queryFn: () =>
        withDeadline(async (signal) => {
          const { readLine } = await import('./readLine');
          return readLine(line, { language, now: Date.now(), timeZone: readTimeZone(), communes }, signal);
        }),
      staleTime: freshness,
    };
  };
}

/** Returns the time zone of the device: IANA name. */
function readTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
