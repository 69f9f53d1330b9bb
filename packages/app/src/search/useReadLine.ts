import { withDeadline } from '@lively/machines';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useLanguage } from '../i18n/useLanguage';
import type { ReadLine } from './toReadLine';

/** Milliseconds: « tonight » means another day tomorrow. */
const freshness = 60_000;

/** What a line asks for, as long as it is not empty. The grammar loads with the first one. */
export function useReadLine(line: string): UseQueryResult<ReadLine> {
  return useQuery({ ...useLineOptions()(line), enabled: line.trim() !== '' });
}

/** Reads a line once: what the suggestions have read of it, or are reading, is not read again. */
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
      // Not aborted with its last observer: the line may have been sent meanwhile.
      queryFn: () =>
        withDeadline(async (signal) => {
          const { readLine } = await import('./readLine');
          return readLine(line, { language, now: Date.now(), timeZone: readTimeZone(), communes }, signal);
        }),
      staleTime: freshness,
    };
  };
}

/** Of the device: IANA name. */
function readTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
