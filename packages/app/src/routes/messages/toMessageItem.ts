import type { MessageItem } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import type { Message, MessageStatus } from '../../data/Moderation';
import { formatInstant } from '../../i18n/formatInstant';
import { isolateText } from '../../i18n/isolateText';
import type { Language } from '../../i18n/languages';

interface MessageItemOptions {
  t: TFunction<['moderation', 'report', 'common', 'taxonomy']>;
  language: Language;
  onChange: (status: MessageStatus) => void;
}

const nextFor: Record<MessageStatus, readonly MessageStatus[]> = {
  open: ['answered', 'closed'],
  answered: ['closed', 'open'],
  closed: ['open'],
};

/** Converts a message to its item, with the actions of an operator. The operator answers in their own mail client. */
export function toMessageItem(message: Message, { t, language, onChange }: MessageItemOptions): MessageItem {
  const { id, name, email, subject, text, link, createdAt, status } = message;
  const mail = new URLSearchParams({ subject: t('messages.replySubject', { subject }) });
  return {
    id,
    subject,
    status: t(`messages.status.${status}`),
    isOpen: status === 'open',
    sender: `${isolateText(name)}, ${email}`,
    when: formatInstant(createdAt, language),
    text,
    link: link ?? undefined,
    // A mail client does not decode “+” as a space.
    reply: {
      label: t('messages.reply'),
      href: `mailto:${encodeURIComponent(email)}?${mail.toString().replaceAll('+', '%20')}`,
    },
    actions: nextFor[status].map((next) => ({ label: t(`messages.action.${next}`), onSelect: () => onChange(next) })),
  };
}
