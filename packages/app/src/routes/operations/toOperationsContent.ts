import type { OperationsCheck, OperationsContent, OperationsMember, OperationsRun } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import type { HostRun, Operations, QuotaHit, RoleChange, StaffMember } from '../../data/Operations';
import { formatAge } from '../../i18n/formatAge';
import { formatInstant } from '../../i18n/formatInstant';
import { formatNumber } from '../../i18n/formatNumber';
import { isolateText } from '../../i18n/isolateText';
import type { Language } from '../../i18n/languages';
import { checkHealth, type HealthCheck } from './checkHealth';

interface ContentOptions {
  t: TFunction<'operations'>;
  language: Language;
  isRetrying: boolean;
  onRetry: () => void;
  onGive: () => void;
  onTake: (member: StaffMember) => void;
}

/** The counts of an import, in the order of the page. */
const importCounts = ['records', 'added', 'changed', 'unchanged', 'duplicates', 'problems'] as const;

/** The limits that have a text; for others, the database's name is shown. */
const quotaKinds = {
  'password of address': 'passwordOfAddress',
  'password of network': 'passwordOfNetwork',
  'code of network': 'codeOfNetwork',
  code: 'code',
  mail: 'mail',
  'mail of mailbox': 'mailOfMailbox',
  'mail of mailbox and network': 'mailOfMailbox',
  'mail of network': 'mailOfNetwork',
  confirmation: 'confirmation',
  'flow begun': 'flowBegun',
  'flow finished': 'flowFinished',
  challenge: 'challenge',
  'poll of network': 'poll',
  'poll of unknown network': 'poll',
  'poll change of network': 'pollChange',
  'poll change of unknown network': 'pollChange',
  events: 'events',
  'events changes': 'eventChanges',
  'profiles changes': 'profileChanges',
  event_votes: 'votes',
  favorites: 'favourites',
  purchases: 'purchases',
  event_interactions: 'interactions',
  user_actions: 'actions',
  user_preferences: 'preferences',
  event_preferences: 'preferences',
  'moderation_decisions changes': 'appeals',
  event_reports: 'reports',
  'staff_roles changes': 'roles',
  contact_messages: 'contact',
  newsletter_subscriptions: 'newsletter',
  support_tickets: 'support',
  job_applications: 'applications',
  launch_alerts: 'launchAlerts',
  network: 'signUps',
  'unknown network': 'signUps',
} as const;

/** Builds the content of the operations screen. */
export function toOperationsContent(
  operations: Operations,
  { t, language, isRetrying, onRetry, onGive, onTake }: ContentOptions,
): OperationsContent {
  const { mails, oldestMail, runs, quotas, staff, changes, sources } = operations;
  const toNumber = (value: number) => formatNumber(value, language);
  const toCount = (count: number) => ({ count, number: toNumber(count) });
  const toTime = (instant: string) => formatInstant(instant, language);
  const authorOf = ({ author, isByHost }: Pick<StaffMember, 'author' | 'isByHost'>) =>
    author === null ? t(isByHost ? 'staff.host' : 'staff.deleted') : isolateText(author);

  return {
    health: { title: t('health.title'), checks: checkHealth(operations).map(toCheck), note: t('health.note') },
    mails: {
      title: t('mails.title'),
      figures: [
        { label: t('mails.due'), value: toNumber(mails.due) },
        { label: t('mails.waiting'), value: toNumber(mails.waiting) },
        { label: t('mails.failed'), value: toNumber(mails.failed) },
        ...(oldestMail > 0 ? [{ label: t('mails.oldest'), value: formatAge(oldestMail, language) }] : []),
      ],
      retry: mails.failed
        ? {
            label: t('mails.retry', toCount(mails.failed)),
            busyLabel: isRetrying ? t('sending') : undefined,
            onSelect: onRetry,
          }
        : undefined,
    },
    imports: {
      title: t('imports.title'),
      empty: t('imports.empty'),
      runs: runs.filter(({ kind }) => kind === 'import').map(toRun),
    },
    quotas: { title: t('quotas.title'), text: t('quotas.text'), empty: t('quotas.empty'), items: quotas.map(toQuota) },
    staff: {
      title: t('staff.title'),
      text: t('staff.text'),
      give: { label: t('give.title'), onSelect: onGive },
      members: staff.map(toMember),
      changes: { label: t('staff.changes'), items: changes.map(toChange) },
    },
    sources: {
      title: t('sources.title'),
      empty: t('sources.empty'),
      items: sources.map(({ source, licence }) => ({
        id: `${source} ${licence}`,
        source,
        licence: licence ?? t('sources.unknown'),
      })),
    },
  };

  function toCheck(check: HealthCheck): OperationsCheck {
    const { id, state } = check;
    return { id, state, label: t(`health.checks.${id}`), status: t(`health.status.${state}`), text: describe(check) };
  }

  function describe(check: HealthCheck): string {
    switch (check.id) {
      case 'database':
        return t('health.text.database');
      case 'mails': {
        const problems = [
          check.oldest ? t('health.text.late', { age: formatAge(check.oldest, language) }) : '',
          check.failed ? t('health.text.failed', toCount(check.failed)) : '',
        ];
        return problems.filter(Boolean).join(' ') || t('health.text.punctual');
      }
      case 'imports':
      case 'backups':
        return check.state === 'unknown'
          ? t(`health.text.${check.id}None`)
          : t(`health.text.${check.id}Last`, { when: toTime(check.finishedAt) });
      case 'servers':
        return check.versions > 1
          ? t('health.text.versions', { servers: toNumber(check.count), versions: toNumber(check.versions) })
          : t('health.text.servers', toCount(check.count));
      case 'replicas':
        return t('health.text.replicas', { ...toCount(check.count), lag: toNumber(Math.round(check.lag)) });
      case 'staff':
        return check.count ? t('health.text.staff', toCount(check.count)) : t('health.text.staffGood');
    }
  }

  function toRun({ source, finishedAt, counts, refused }: HostRun): OperationsRun {
    const { problems = 0 } = counts;
    return {
      id: source,
      source,
      when: toTime(finishedAt),
      figures: importCounts.flatMap((name) => {
        const count = counts[name];
        return count === undefined ? [] : [{ label: t(`imports.counts.${name}`), value: toNumber(count) }];
      }),
      refused: refused.length
        ? {
            label:
              problems > refused.length
                ? t('imports.refusedSample', { shown: toNumber(refused.length), number: toNumber(problems) })
                : t('imports.refused', toCount(refused.length)),
            records: refused.map(({ id, title, reason }) => ({
              id: id || t('imports.noId'),
              title: title || t('imports.noTitle'),
              reason,
            })),
          }
        : undefined,
    };
  }

  function toQuota({ scope, kind, most, period, senders }: QuotaHit) {
    const key = kind in quotaKinds ? quotaKinds[kind as keyof typeof quotaKinds] : undefined;
    return {
      id: `${scope} ${kind} ${period}`,
      label: key ? t(`quotas.kinds.${key}`) : kind,
      limit: t('quotas.limit', { most: toNumber(most), period: formatAge(period, language) }),
      senders: t('quotas.senders', toCount(senders)),
    };
  }

  function toMember(member: StaffMember): OperationsMember {
    const name = member.name ?? member.email;
    const role = t(`roles.${member.role}`);
    return {
      id: `${member.userId} ${member.role}`,
      name,
      email: member.email,
      role,
      given: t('staff.given', { author: authorOf(member), when: toTime(member.givenAt) }),
      warning: member.hasFactor ? undefined : t('staff.noFactor'),
      take: {
        label: t('take.action'),
        name: t('take.name', { name: isolateText(name), role }),
        onSelect: () => onTake(member),
      },
    };
  }

  function toChange(change: RoleChange) {
    const words = { name: isolateText(change.name), role: t(`roles.${change.role}`), author: authorOf(change) };
    return {
      id: change.id,
      text: t(change.isGiven ? 'staff.wasGiven' : 'staff.wasTaken', words),
      when: toTime(change.changedAt),
    };
  }
}
