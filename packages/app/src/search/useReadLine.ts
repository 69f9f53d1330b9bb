import { withDeadline } from '@lively/machines';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useLanguage } from '../i18n/useLanguage';
import type { ReadLine } from './toReadLine';

/** What a line asks for, as long as it is not empty. The grammar loads with the first one. */
export function useReadLine(line: string): UseQueryResult<ReadLine> {
  const { communes } = useBackend();
  const language = useLanguage();
  return useQuery({
    queryKey: queryKeys.line(language, line),
    queryFn: ({ signal }) =>
      withDeadline(async (either) => {
        const { readLine } = await import('./readLine');
        return readLine(line, { language, now: Date.now(), timeZone: readTimeZone(), communes }, either);
      }, signal),
    enabled: line !== '',
  });
}

/** Of the device: IANA name. */
export function readTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
