import { trimText } from '../trimText';

/** What a user writes about themselves. An empty text is nothing. */
export interface ProfileFields {
  readonly fullName: string;
  readonly username: string;
  readonly location: string;
  readonly bio: string;
}

/** What is wrong with each field. */
export interface ProfileProblems {
  fullName?: 'tooLong';
  username?: 'tooShort' | 'tooLong' | 'malformed';
  location?: 'tooLong';
  bio?: 'tooLong';
}

/** Characters that the backend accepts, too. */
export const profileMaxLengths = { fullName: 100, username: 30, location: 100, bio: 1000 } as const;

/** Characters. */
export const usernameMinLength = 3;

/** What is wrong with each field, spaces at both ends aside. Nothing is required; a username is one word. */
export function profileProblems(fields: ProfileFields): ProfileProblems {
  const names = Object.keys(profileMaxLengths) as (keyof ProfileFields)[];
  const tooLong = names.filter((name) => [...trimText(fields[name])].length > profileMaxLengths[name]);
  return {
    ...usernameProblem(trimText(fields.username)),
    ...Object.fromEntries(tooLong.map((name) => [name, 'tooLong'])),
  };
}

function usernameProblem(username: string): ProfileProblems {
  if (username === '') return {};
  if (!/^[A-Za-z0-9_.-]*$/.test(username)) return { username: 'malformed' };
  return username.length < usernameMinLength ? { username: 'tooShort' } : {};
}
