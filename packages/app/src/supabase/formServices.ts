import type { FormServices } from '../services/FormServices';
import { publicDatabase } from './client';

/** Milliseconds: nobody is left waiting for a backend that does not answer. */
const timeout = 10_000;

/** The forms of the public pages. A message is written and never read back: nobody may. */
export const formServices: FormServices = {
  sendContactMessage: async ({ name, email, subject, message }) => {
    await publicDatabase
      .from('contact_messages')
      .insert({ name, email, subject, message })
      .abortSignal(AbortSignal.timeout(timeout))
      .throwOnError();
  },

  subscribeToNewsletter: async (email, language) => {
    await publicDatabase
      .from('newsletter_subscriptions')
      .insert({ email, language })
      .abortSignal(AbortSignal.timeout(timeout))
      .throwOnError();
  },

  sendSupportTicket: async ({ firstName, lastName, email, issueType, priority, subject, description }) => {
    await publicDatabase
      .from('support_tickets')
      .insert({
        first_name: firstName,
        last_name: lastName,
        email,
        issue_type: issueType,
        priority,
        subject,
        description,
      })
      .abortSignal(AbortSignal.timeout(timeout))
      .throwOnError();
  },

  sendApplication: async ({ name, email, position, link, message }) => {
    await publicDatabase
      .from('job_applications')
      .insert({ name, email, position, link: link || null, message })
      .abortSignal(AbortSignal.timeout(timeout))
      .throwOnError();
  },

  askForLaunchAlert: async ({ email, platform }) => {
    await publicDatabase
      .from('launch_alerts')
      .insert({ email, platform })
      .abortSignal(AbortSignal.timeout(timeout))
      .throwOnError();
  },
};
