import type { FormServices } from '../data/Backend';
import { loadPublicClient } from './client';

/** Functions of the database that always answer the same: who sends a form learns nothing of what was sent before. */
export const formServices: FormServices = {
  sendContactMessage: async (values) => {
    const client = await loadPublicClient();
    await client.rpc('submit_contact_message', values).throwOnError();
  },

  subscribeToNewsletter: async (email, language) => {
    const client = await loadPublicClient();
    await client.rpc('subscribe_to_newsletter', { email, language }).throwOnError();
  },

  sendSupportTicket: async ({ firstName, lastName, issueType, ...values }) => {
    const client = await loadPublicClient();
    await client
      .rpc('submit_support_ticket', {
        ...values,
        first_name: firstName,
        last_name: lastName,
        issue_type: issueType,
      })
      .throwOnError();
  },

  sendApplication: async ({ name, email, position, link, message }) => {
    const client = await loadPublicClient();
    await client.rpc('submit_job_application', { name, email, position_id: position, link, message }).throwOnError();
  },

  requestLaunchAlert: async (values) => {
    const client = await loadPublicClient();
    await client.rpc('request_launch_alert', values).throwOnError();
  },
};
