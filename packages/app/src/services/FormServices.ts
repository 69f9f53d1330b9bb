import type { ApplicationValues, ContactValues, LaunchAlertValues, TicketValues } from '@lively/ui/screens';

/**
 * What anyone may send us. Each is kept where nobody can read it through the API, and refused to whoever sends too much
 * (the promise is rejected): only a kept message counts as sent.
 */
export interface FormServices {
  sendContactMessage(values: ContactValues): Promise<void>;
  /** Subscribing twice is subscribing once. */
  subscribeToNewsletter(email: string, language: string): Promise<void>;
  sendSupportTicket(values: TicketValues): Promise<void>;
  sendApplication(values: ApplicationValues): Promise<void>;
  /** Asking twice is asking once. */
  askForLaunchAlert(values: LaunchAlertValues): Promise<void>;
}
