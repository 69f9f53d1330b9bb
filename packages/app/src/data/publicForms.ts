import type { ApplicationValues, ContactValues, LaunchAlertValues, TicketValues } from '@lively/ui/screens';
import type { FormServices } from './Backend';

interface Forms {
  message: ContactValues;
  newsletter: { email: string };
  ticket: TicketValues;
  application: ApplicationValues;
  alert: LaunchAlertValues;
}

/** The forms of the public pages. A name is the id of the element, and says in the URL that the form was sent. */
export type FormName = keyof Forms;

/** What a form asks: texts, by field. */
export type FormValues<Name extends FormName> = { [Field in keyof Forms[Name]]: string };

interface PublicForm<Values> {
  readonly fields: readonly (keyof Values & string)[];
  /** Fields that may be empty. */
  readonly optional?: readonly (keyof Values)[];
  /** @param language - Of the page. */
  readonly send: (services: FormServices, values: Values, language: string) => Promise<void>;
}

/** The forms that anybody sends, from the app as from the server that answers where there are no scripts. */
export const publicForms: { readonly [Name in FormName]: PublicForm<FormValues<Name>> } = {
  message: {
    fields: ['name', 'email', 'subject', 'message'],
    send: (services, values) => services.sendContactMessage(values),
  },
  newsletter: {
    fields: ['email'],
    send: (services, { email }, language) => services.subscribeToNewsletter(email, language),
  },
  ticket: {
    fields: ['firstName', 'lastName', 'email', 'issueType', 'priority', 'subject', 'description'],
    send: (services, values) => services.sendSupportTicket(values),
  },
  application: {
    fields: ['name', 'email', 'position', 'link', 'message'],
    optional: ['link'],
    send: (services, values) => services.sendApplication(values),
  },
  alert: {
    fields: ['email', 'platform'],
    send: (services, values) => services.requestLaunchAlert(values),
  },
};

export function isFormName(text: unknown): text is FormName {
  return typeof text === 'string' && Object.hasOwn(publicForms, text);
}
