import { CalendarModal, type CalendarModalProps } from '@lively/ui/screens';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { useLazyActor } from '../data/useLazyActor';
import { newLinkToken } from '../device/linkTokens';
import { formatLongDate } from '../i18n/formatDate';
import { isolateText } from '../i18n/isolateText';
import { useLanguage } from '../i18n/useLanguage';
import { paths } from '../navigation/paths';
import type { OpenedDialogProps } from '../toasts/lazyDialog';
import { useShowToast } from '../toasts/ToastProvider';
import { useCalendarAddress, useCalendarTexts } from './useCalendarAddress';

export interface PrivateCalendarDialogProps extends OpenedDialogProps {
  userId: string;
  /** The saved search that the calendar follows. Without it, it follows the favourites. */
  search?: { readonly id: string; readonly name: string } | undefined;
}

const loadActor = () => import('./calendarFeedActor');

/** The private calendar of a user's favourites, or of a saved search: create, show once, replace or revoke on confirmation. */
export default function PrivateCalendarDialog({ userId, search, onClose }: PrivateCalendarDialogProps) {
  const { t } = useTranslation(['calendar', 'common', 'taxonomy']);
  const language = useLanguage();
  const showToast = useShowToast();
  const { follows, ...texts } = useCalendarTexts();
  const toAddress = useCalendarAddress();
  const { calendarFeedOf } = useBackend();
  const services = useMemo(() => calendarFeedOf(userId, search?.id), [calendarFeedOf, userId, search?.id]);
  const { snapshot, send, hasFailed } = useLazyActor(loadActor, services, {
    on: { 'calendarFeed.ended': () => showToast({ title: t('private.revoked'), tone: 'success' }) },
  });
  const { since, token, failure } = snapshot?.context ?? { since: null, token: '', failure: null };
  const state = snapshot?.value ?? (hasFailed ? 'unread' : 'reading');
  const isRevocation = state === 'confirmingRevocation' || state === 'revoking';
  // The address stays visible below the question whether to revoke it.
  const isShown = state === 'shown' || (isRevocation && token !== '');
  const isThere = since !== null || isShown;
  const subject = search ? 'private.search' : 'private';
  const name = search ? isolateText(search.name) : '';
  return (
    <CalendarModal
      open
      title={t(`${subject}.title`, { name })}
      text={t(`${subject}.text`)}
      {...texts}
      step={isShown ? 'shown' : isThere ? 'active' : 'absent'}
      loading={state === 'reading' ? t('private.loading') : undefined}
      failure={toFailure()}
      warning={isShown ? t('private.once') : undefined}
      addresses={isShown ? [toAddress(paths.privateCalendar(token))] : []}
      notes={toNotes()}
      actions={toActions()}
      question={toQuestion()}
      onClose={onClose}
    />
  );

  function toFailure(): CalendarModalProps['failure'] {
    if (state === 'unread')
      return {
        title: t(`${subject}.readFailed`),
        retry: { label: t('common:retry'), onRetry: () => send({ type: 'calendarFeed.retried' }) },
      };
    return failure && !isRevocation ? { title: t('private.createFailed') } : undefined;
  }

  function toNotes(): string[] {
    if (state === 'reading' || state === 'unread') return [];
    const date = since?.slice(0, 10);
    const active = date && !isShown && t(`${subject}.active`, { date: formatLongDate(date, language, '') });
    return [...(active ? [active] : []), t(`${subject}.secret`), follows];
  }

  function toActions(): CalendarModalProps['actions'] {
    if (state === 'reading' || state === 'unread') return [];
    const isCreating = state === 'creating';
    const revoke = {
      label: t('private.revoke'),
      disabled: isCreating,
      onPress: () => send({ type: 'calendarFeed.revocationAsked' }),
    };
    const make = { isMain: true, busyLabel: isCreating ? t('private.creating') : undefined };
    if (isShown) return [revoke];
    if (!isThere) return [{ ...make, label: t('private.create'), onPress: create }];
    const askReplacement = () => send({ type: 'calendarFeed.replacementAsked' });
    return [revoke, { ...make, label: t('private.replace'), onPress: askReplacement }];
  }

  function toQuestion(): CalendarModalProps['question'] {
    const onCancel = () => send({ type: 'calendarFeed.dismissed' });
    if (state === 'confirmingReplacement') return { ...toQuestionTexts('replacement'), onConfirm: create, onCancel };
    if (!isRevocation) return undefined;
    return {
      ...toQuestionTexts('revocation'),
      busy: state === 'revoking',
      failure: failure ? t('private.revokeFailed') : undefined,
      onConfirm: () => send({ type: 'calendarFeed.revoked' }),
      onCancel,
    };
  }

  function toQuestionTexts(of: 'replacement' | 'revocation') {
    return {
      title: t(`private.${of}.title`),
      description: t(`private.${of}.text`),
      labels: {
        confirm: t(`private.${of}.confirm`),
        confirming: t(`private.${of}.confirming`),
        cancel: t(`private.${of}.keep`),
        close: t('common:close'),
      },
    };
  }

  function create() {
    send({ type: 'calendarFeed.asked', token: newLinkToken() });
  }
}
