import { expect, test } from 'vitest';
import { mails } from '../backend/mails/mails.ts';
import { renderSubject, renderTemplate } from '../backend/mails/renderTemplate.ts';
import { findMailProblems } from './findMailProblems.ts';

const settings: Readonly<Record<string, unknown>> = {
  mailer_autoconfirm: false,
  smtp_max_frequency: 60,
  rate_limit_email_sent: 30,
  mailer_otp_exp: 3600,
  hook_before_user_created_enabled: true,
  hook_before_user_created_uri: 'pg-functions://postgres/private/before_user_created',
  ...Object.fromEntries(
    Object.entries(mails).flatMap(([name, mail]) => [
      [`mailer_templates_${name}_content`, renderTemplate(mail)],
      [`mailer_subjects_${name}`, renderSubject(mail)],
    ]),
  ),
};

async function find(changed: object, accessToken: string | undefined = 'sbp_1') {
  const asked: [url: string, authorization: string | null][] = [];
  const problem = await findMailProblems({ supabaseUrl: 'https://ref.supabase.co', accessToken }, async (url, init) => {
    asked.push([url, new Headers(init?.headers).get('authorization')]);
    return Response.json({ ...settings, ...changed });
  });
  return { problem, asked };
}

test('a project with the settings and templates of the guide has no problem', async () => {
  const { problem, asked } = await find({});
  expect(problem).toBeNull();
  expect(asked).toEqual([['https://api.supabase.com/v1/projects/ref/config/auth', 'Bearer sbp_1']]);
});

test.each([
  [{ mailer_autoconfirm: true }, 'addresses are not confirmed'],
  [{ smtp_max_frequency: 1 }, 'two mails may follow each other within a minute'],
  [{ rate_limit_email_sent: 3000 }, 'more than 100 mails may leave in an hour'],
  [{ rate_limit_email_sent: null }, 'more than 100 mails may leave in an hour'],
  [{ mailer_otp_exp: 604_800 }, 'a link works for more than a day'],
  [{ hook_before_user_created_enabled: false }, 'the hook before a user is created is off'],
  [{ hook_before_user_created_uri: 'https://other.example' }, 'the hook before a user is created is off'],
  [
    { mailer_templates_magic_link_content: '<h2>Magic Link</h2>', mailer_subjects_magic_link: 'Your Magic Link' },
    'the template magic_link is not supabase/templates/magic_link.html, the subject of magic_link is not that of supabase/config.toml',
  ],
])('a project with %o has a problem', async (changed, problem) => {
  expect((await find(changed)).problem).toBe(problem);
});

test('a project whose settings cannot be read does not pass', async () => {
  expect((await find({}, '')).problem).toContain('SUPABASE_ACCESS_TOKEN');
  const refused = async () => new Response('{}', { status: 401 });
  const project = { supabaseUrl: 'https://ref.supabase.co', accessToken: 'sbp_1' };
  expect(await findMailProblems(project, refused)).toBe('the Management API answers 401 for the project ref');
});
