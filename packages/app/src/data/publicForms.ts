import type { ApplicationValues, ContactValues, LaunchAlertValues, TicketValues } from '@lively/ui/screens';
import { object } from 'valibot';
import type { FormServices } from './Backend';
import { emailText, type FormSchema, linkText, requiredText } from './formSchema';

interface Forms {
  message: ContactValues;
  newsletter: { email: string };
  ticket: TicketValues;
  application: ApplicationValues;
  alert: LaunchAlertValues;
}

/** The forms of the public pages. A name is the id of the element, and marks the sent form in the URL. */
export type FormName = keyof Forms;

/** The fields of a form, as texts. */
export type FormValues<Name extends FormName> = { [Field in keyof Forms[Name]]: string };

interface PublicForm<Values> {
  readonly schema: FormSchema<Values>;
  /** @param language - The language of the page. */
  readonly send: (services: FormServices, values: Values, language: string) => Promise<void>;
}

/** The forms that visitors send, from the app or, without scripts, through the server. */
export const publicForms: { readonly [Name in FormName]: PublicForm<FormValues<Name>> } = {
  message: {
    schema: object({ name: requiredText, email: emailText, subject: requiredText, message: requiredText }),
    send: (services, values) => services.sendContactMessage(values),
  },
  newsletter: {
    schema: object({ email: emailText }),
    send: (services, { email }, language) => services.subscribeToNewsletter(email, language),
  },
  ticket: {
    schema: object({
      firstName: requiredText,
      lastName: requiredText,
      email: emailText,
      issueType: requiredText,
      priority: requiredText,
      subject: requiredText,
      description: requiredText,
    }),
    send: (services, values) => services.sendSupportTicket(values),
  },
  application: {
    schema: object({
      name: requiredText,
      email: emailText,
      position: requiredText,
      link: linkText,
      message: requiredText,
    }),
    send: (services, values) => services.sendApplication(values),
  },
  alert: {
    schema: object({ email: emailText, platform: requiredText }),
    send: (services, values) => services.requestLaunchAlert(values),
  },
};

export function isFormName(text: unknown): text is FormName {
  return typeof text === 'string' && Object.hasOwn(publicForms, text);
}
