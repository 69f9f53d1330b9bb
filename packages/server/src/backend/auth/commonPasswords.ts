import { Refusal } from '../edge/Refusal.ts';

let loading: Promise<ReadonlySet<string>> | undefined;

/** Loads nearly fifty thousand passwords that attackers try first, when the first user chooses a password. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return loading;
}

/**
 * Refuses a new password that is among the most common ones, in any case (ASVS 6.2.4). A hosted project does this by its
 * protection against leaked passwords.
 *
 * @throws Refusal with the code of a hosted project.
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  const common = await loadCommonPasswords();
  if (!common.has(password.toLowerCase())) return;
  throw new Refusal(
    422,
    'weak_password',
    'Password is known to be weak and easy to guess, please choose a different one.',
  );
}
