import { CalendarModal } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { paths } from '../navigation/paths';
import type { OpenedDialogProps } from '../toasts/lazyDialog';
import { useCalendarAddress, useCalendarTexts } from './useCalendarAddress';

export interface SearchCalendarDialogProps extends OpenedDialogProps {
  /** The filters of the search, as in the URL of the page. */
  filters: URLSearchParams;
}

/** Shows how to follow a search in a calendar. */
export default function SearchCalendarDialog({ filters, onClose }: SearchCalendarDialogProps) {
  const { t } = useTranslation(['calendar', 'common', 'taxonomy']);
  const { follows, ...texts } = useCalendarTexts();
  const toAddress = useCalendarAddress();
  // A calendar sorts by date.
  const { sort: _, ...kept } = Object.fromEntries(filters);
  return (
    <CalendarModal
      open
      title={t('search.title')}
      text={t('search.text')}
      {...texts}
      addresses={[toAddress(paths.calendar(kept))]}
      notes={[follows]}
      onClose={onClose}
    />
  );
}
