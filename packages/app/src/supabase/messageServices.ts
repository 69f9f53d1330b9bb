import type { Message, MessageKind, MessageServices, MessageStatus } from '../data/Moderation';
import { loadUserClient } from './client';

/** The maximum number of messages in a list. */
const maxMessages = 100;

const tableOf = {
  contact: 'contact_messages',
  support: 'support_tickets',
  applications: 'job_applications',
} as const satisfies Record<MessageKind, string>;

/** Runs the actions of a user as an operator. The database checks the role in every statement. */
export function messageServices(userId: string): MessageServices {
  return {
    async listMessages(kind, signal) {
      const messages = await listFor[kind](userId, signal);
      return messages.toSorted((one, other) => rankOf[one.status] - rankOf[other.status]);
    },

    async changeStatus(kind, id, status, signal) {
      const client = await loadUserClient(userId);
      await client
        .from(tableOf[kind])
        .update({ status })
        .eq('id', id)
        .select('id')
        .abortSignal(signal)
        .single()
        .throwOnError();
    },
  };
}

const rankOf: Record<MessageStatus, number> = { open: 0, answered: 1, closed: 2 };
const statuses: readonly MessageStatus[] = ['open', 'answered', 'closed'];
const toStatus = (text: string): MessageStatus => statuses.find((status) => status === text) ?? 'open';

const listFor: Record<MessageKind, (userId: string, signal: AbortSignal) => Promise<Message[]>> = {
  async contact(userId, signal) {
    const client = await loadUserClient(userId);
    const { data } = await client
      .from('contact_messages')
      .select('id,name,email,subject,message,created_at,status')
      .order('created_at', { ascending: false })
      .limit(maxMessages)
      .abortSignal(signal)
      .throwOnError();
    return data.map(({ created_at, message, status, ...row }) => ({
      ...row,
      text: message,
      link: null,
      createdAt: created_at,
      status: toStatus(status),
    }));
  },

  async support(userId, signal) {
    const client = await loadUserClient(userId);
    const { data } = await client
      .from('support_tickets')
      .select('id,first_name,last_name,email,subject,description,created_at,status')
      .order('created_at', { ascending: false })
      .limit(maxMessages)
      .abortSignal(signal)
      .throwOnError();
    return data.map((row) => ({
      id: row.id,
      name: `${row.first_name} ${row.last_name}`,
      email: row.email,
      subject: row.subject,
      text: row.description,
      link: null,
      createdAt: row.created_at,
      status: toStatus(row.status),
    }));
  },

  async applications(userId, signal) {
    const client = await loadUserClient(userId);
    const { data } = await client
      .from('job_applications')
      .select('id,name,email,position,link,message,created_at,status')
      .order('created_at', { ascending: false })
      .limit(maxMessages)
      .abortSignal(signal)
      .throwOnError();
    return data.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      subject: row.position,
      text: row.message,
      link: row.link,
      createdAt: row.created_at,
      status: toStatus(row.status),
    }));
  },
};
