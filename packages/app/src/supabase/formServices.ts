import type { FormServices } from '../data/Backend';
import { createPublicClient, loadPublicClient } from './client';

/** Creates the services of the forms. The database's answer is always the same: it reveals nothing about earlier forms. */
function createFormServices(loadClient: typeof loadPublicClient): FormServices {
  return {
    sendContactMessage: async (values) => {
      const client = await loadClient();
      await client.rpc('submit_contact_message', values).throwOnError();
    },

    subscribeToNewsletter: async (email, language) => {
      const client = await loadClient();
      await client.rpc('subscribe_to_newsletter', { email, language }).throwOnError();
    },

    sendSupportTicket: async ({ firstName, lastName, issueType, ...values }) => {
      const client = await loadClient();
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
      const client = await loadClient();
      await client.rpc('submit_job_application', { name, email, position_id: position, link, message }).throwOnError();
    },

    requestLaunchAlert: async (values) => {
      const client = await loadClient();
      await client.rpc('request_launch_alert', values).throwOnError();
    },
  };
}

export const formServices: FormServices = createFormServices(loadPublicClient);

/**
 * Creates the services of the forms for a client whose forms a server sends.
 *
 * @param headers - Identify the client, so that its own address is counted.
 */
export function formServicesFor(headers: Readonly<Record<string, string>>): FormServices {
  return createFormServices(() => createPublicClient(headers));
}
