import { createCalendarFeedMachine } from '@lively/machines';
import { CalendarModal, type CalendarModalProps } from '@lively/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { useEmitted } from '../data/useEmitted';
import { newPollToken } from '../device/pollTokens';
import { formatLongDate } from '../i18n/formatDate';
import { useLanguage } from '../i18n/useLanguage';
import { paths } from '../navigation/paths';
import { useShowToast } from '../toasts/ToastProvider';
import { useCalendarAddress, useCalendarTexts } from './useCalendarAddress';
import type { OpenedCalendarProps } from './useCalendarDialog';

export interface PrivateCalendarDialogProps extends OpenedCalendarProps {
  userId: string;
}

/** The private calendar of a user's favourites: made, shown once, replaced, revoked. */
export default function PrivateCalendarDialog({ userId, onClose }: PrivateCalendarDialogProps) {
  const { t } = useTranslation(['calendar', 'common', 'taxonomy']);
  const language = useLanguage();
  const showToast = useShowToast();
  const { follows, ...texts } = useCalendarTexts();
  const toAddress = useCalendarAddress();
  const { calendarFeedOf } = useBackend();
  const machine = useMemo(() => createCalendarFeedMachine(calendarFeedOf(userId)), [calendarFeedOf, userId]);
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);
  useEmitted(actor, 'calendarFeed.ended', () => showToast({ title: t('private.revoked'), tone: 'success' }));

  const { since, token, failure } = snapshot.context;
  const isShown = snapshot.matches('shown');
  return (
    <CalendarModal
      open
      title={t('private.title')}
      text={t('private.text')}
      {...texts}
      step={isShown ? 'shown' : 'asked'}
      loading={snapshot.matches('reading') ? t('private.loading') : undefined}
      failure={toFailure()}
      warning={isShown ? t('private.once') : undefined}
      addresses={isShown ? [toAddress(paths.privateCalendar(token))] : []}
      notes={toNotes()}
      actions={toActions()}
      onClose={onClose}
    />
  );

  function toFailure(): CalendarModalProps['failure'] {
    if (!failure) return undefined;
    if (snapshot.matches('unread'))
      return {
        title: t('private.readFailed'),
        retry: { label: t('common:retry'), onRetry: () => actor.send({ type: 'calendarFeed.retried' }) },
      };
    return { title: t(snapshot.matches('kept') ? 'private.revokeFailed' : 'private.createFailed') };
  }

  function toNotes(): string[] {
    if (snapshot.matches('reading') || snapshot.matches('unread')) return [];
    const date = since?.slice(0, 10);
    const active = date && !isShown && t('private.active', { date: formatLongDate(date, language, '') });
    return [...(active ? [active] : []), t('private.secret'), follows];
  }

  function toActions(): CalendarModalProps['actions'] {
    const revoke = {
      label: t('private.revoke'),
      busyLabel: snapshot.matches('revoking') ? t('private.revoking') : undefined,
      disabled: snapshot.matches('creating'),
      onPress: () => actor.send({ type: 'calendarFeed.revoked' }),
    };
    const ask = {
      label: t(since ? 'private.replace' : 'private.create'),
      busyLabel: snapshot.matches('creating') ? t('private.creating') : undefined,
      isMain: true,
      disabled: snapshot.matches('revoking'),
      onPress: () => actor.send({ type: 'calendarFeed.asked', token: newPollToken() }),
    };
    if (snapshot.matches('reading') || snapshot.matches('unread')) return [];
    if (snapshot.matches('shown') || snapshot.matches('kept')) return [revoke];
    // Of a calendar that was made a moment ago only revoking is under way.
    if (snapshot.matches('revoking') && !since) return [revoke];
    return since ? [revoke, ask] : [ask];
  }
}
