import type { LivelyEvent } from '@lively/engine';
import { CalendarModal } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { isolateText } from '../i18n/isolateText';
import { paths } from '../navigation/paths';
import type { OpenedDialogProps } from '../toasts/lazyDialog';
import type { Followed } from './findFollowed';
import { useCalendarAddress, useCalendarTexts } from './useCalendarAddress';

export interface EventCalendarDialogProps extends OpenedDialogProps {
  /** An event with a venue or an organiser. */
  event: Pick<LivelyEvent, 'venue' | 'organizer' | 'location'>;
  /** The label of the button that opened the dialog. */
  title: string;
  followed: Followed;
}

/** Shows how to follow the venue or the organiser of an event in a calendar. */
export default function EventCalendarDialog({ event, title, followed, onClose }: EventCalendarDialogProps) {
  const { t } = useTranslation(['calendar', 'common', 'taxonomy']);
  const { follows, ...texts } = useCalendarTexts();
  const toAddress = useCalendarAddress();
  const { venue, organizer } = event;
  // A venue of the same name may exist in another city.
  const city = event.location.split(',')[0]?.trim() ?? '';
  return (
    <CalendarModal
      open
      title={title}
      text={t(`event.text.${followed}`)}
      {...texts}
      addresses={[
        ...(venue ? [toAddress(paths.calendar({ city, venue }), t('event.venue', { name: isolateText(venue) }))] : []),
        ...(organizer
          ? [toAddress(paths.calendar({ organizer }), t('event.organizer', { name: isolateText(organizer) }))]
          : []),
      ]}
      notes={[follows]}
      onClose={onClose}
    />
  );
}
