import { mails } from '../backend/mails/mails.ts';
import { renderSubject, renderTemplate } from '../backend/mails/renderTemplate.ts';

interface MailProject {
  /** The URL of a hosted project: `https://<ref>.supabase.co`. */
  readonly supabaseUrl: string;
  /** A token of the Management API that may read the project; undefined if the host has set none. */
  readonly accessToken: string | undefined;
}

/** The settings of a project that the Management API returns. */
type Settings = Readonly<Record<string, unknown>>;

/** Seconds between two mails to a user, and mails of the whole project in an hour. */
const [minPause, maxMailsPerHour] = [60, 100];
/** Seconds. */
const maxLifetime = 86_400;

/** Finds what the mails of a hosted project lack: limits, the hook that counts mailboxes, templates. Null if nothing is missing. */
export async function findMailProblems(
  { supabaseUrl, accessToken }: MailProject,
  ask: (url: string, init?: RequestInit) => Promise<Response>,
): Promise<string | null> {
  if (!accessToken) return 'the settings of the project cannot be read without SUPABASE_ACCESS_TOKEN';
  const [ref] = new URL(supabaseUrl).hostname.split('.');
  const answer = await ask(`https://api.supabase.com/v1/projects/${ref}/config/auth`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  if (!answer.ok) return `the Management API answers ${answer.status} for the project ${ref}`;
  const settings: Settings = await answer.json();
  const problems = [...listLimitProblems(settings), ...listTemplateProblems(settings)];
  return problems.length ? problems.join(', ') : null;
}

function listLimitProblems(settings: Settings): string[] {
  const isMost = (name: string, most: number) => Number(settings[name] ?? Number.POSITIVE_INFINITY) <= most;
  return [
    ...(settings.mailer_autoconfirm === false ? [] : ['addresses are not confirmed']),
    ...(Number(settings.smtp_max_frequency ?? 0) >= minPause
      ? []
      : ['two mails may follow each other within a minute']),
    ...(isMost('rate_limit_email_sent', maxMailsPerHour)
      ? []
      : [`more than ${maxMailsPerHour} mails may leave in an hour`]),
    ...(isMost('mailer_otp_exp', maxLifetime) ? [] : ['a link works for more than a day']),
    ...(settings.hook_before_user_created_enabled === true &&
    String(settings.hook_before_user_created_uri).endsWith('/private/before_user_created')
      ? []
      : ['the hook before a user is created is off']),
  ];
}

function listTemplateProblems(settings: Settings): string[] {
  const isSame = (stored: unknown, expected: string) => String(stored ?? '').trim() === expected.trim();
  return Object.entries(mails).flatMap(([name, mail]) => [
    ...(isSame(settings[`mailer_templates_${name}_content`], renderTemplate(mail))
      ? []
      : [`the template ${name} is not supabase/templates/${name}.html`]),
    ...(isSame(settings[`mailer_subjects_${name}`], renderSubject(mail))
      ? []
      : [`the subject of ${name} is not that of supabase/config.toml`]),
  ]);
}
