import { CalendarModal, type CalendarModalProps } from '@lively/ui/screens';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { useLazyActor } from '../data/useLazyActor';
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

const loadActor = () => import('./calendarFeedActor');

/** The private calendar of a user's favourites: made, shown once, replaced, revoked. */
export default function PrivateCalendarDialog({ userId, onClose }: PrivateCalendarDialogProps) {
  const { t } = useTranslation(['calendar', 'common', 'taxonomy']);
  const language = useLanguage();
  const showToast = useShowToast();
  const { follows, ...texts } = useCalendarTexts();
  const toAddress = useCalendarAddress();
  const { calendarFeedOf } = useBackend();
  const services = useMemo(() => calendarFeedOf(userId), [calendarFeedOf, userId]);
  const { snapshot, send, hasFailed } = useLazyActor(loadActor, services, {
    on: { 'calendarFeed.ended': () => showToast({ title: t('private.revoked'), tone: 'success' }) },
  });
  const { since, token, failure } = snapshot?.context ?? { since: null, token: '', failure: null };
  const state = snapshot?.value ?? (hasFailed ? 'unread' : 'reading');
  const isShown = state === 'shown';
  return (
    <CalendarModal
      open
      title={t('private.title')}
      text={t('private.text')}
      {...texts}
      step={isShown ? 'shown' : 'asked'}
      loading={state === 'reading' ? t('private.loading') : undefined}
      failure={toFailure()}
      warning={isShown ? t('private.once') : undefined}
      addresses={isShown ? [toAddress(paths.privateCalendar(token))] : []}
      notes={toNotes()}
      actions={toActions()}
      onClose={onClose}
    />
  );

  function toFailure(): CalendarModalProps['failure'] {
    if (state === 'unread')
      return {
        title: t('private.readFailed'),
        retry: { label: t('common:retry'), onRetry: () => send({ type: 'calendarFeed.retried' }) },
      };
    if (!failure) return undefined;
    return { title: t(state === 'kept' ? 'private.revokeFailed' : 'private.createFailed') };
  }

  function toNotes(): string[] {
    if (state === 'reading' || state === 'unread') return [];
    const date = since?.slice(0, 10);
    const active = date && !isShown && t('private.active', { date: formatLongDate(date, language, '') });
    return [...(active ? [active] : []), t('private.secret'), follows];
  }

  function toActions(): CalendarModalProps['actions'] {
    const revoke = {
      label: t('private.revoke'),
      busyLabel: state === 'revoking' ? t('private.revoking') : undefined,
      disabled: state === 'creating',
      onPress: () => send({ type: 'calendarFeed.revoked' }),
    };
    const ask = {
      label: t(since ? 'private.replace' : 'private.create'),
      busyLabel: state === 'creating' ? t('private.creating') : undefined,
      isMain: true,
      disabled: state === 'revoking',
      onPress: () => send({ type: 'calendarFeed.asked', token: newPollToken() }),
    };
    if (state === 'reading' || state === 'unread') return [];
    if (state === 'shown' || state === 'kept') return [revoke];
    // Of a calendar that was made a moment ago only revoking is under way.
    if (state === 'revoking' && !since) return [revoke];
    return since ? [revoke, ask] : [ask];
  }
}
