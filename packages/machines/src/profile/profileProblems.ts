import { check, maxCodePoints, object, pipe, regex, string, transform } from 'valibot';
import { findProblems } from '../findProblems';
import { trimText } from '../trimText';

/** The profile fields that a user writes. An empty text means no value. */
export interface ProfileFields {
  readonly fullName: string;
  readonly username: string;
  readonly location: string;
  readonly bio: string;
}

/** One error code per invalid field. */
export interface ProfileProblems {
  fullName?: 'tooLong';
  username?: 'tooShort' | 'tooLong' | 'malformed';
  location?: 'tooLong';
  bio?: 'tooLong';
}

/** Characters. The backend has the same limits. */
export const profileMaxLengths = { fullName: 100, username: 30, location: 100, bio: 1000 } as const;

/** The min length in characters. */
export const usernameMinLength = 3;

const text = (maxLength: number) => pipe(string(), transform(trimText), maxCodePoints(maxLength, 'tooLong'));

const { fullName, username, location, bio } = profileMaxLengths;

const profileSchema = object({
  fullName: text(fullName),
  username: pipe(
    string(),
    transform(trimText),
    maxCodePoints(username, 'tooLong'),
    regex(/^[A-Za-z0-9_.-]*$/, 'malformed'),
    check((name) => name === '' || name.length >= usernameMinLength, 'tooShort'),
  ),
  location: text(location),
  bio: text(bio),
});

/** Returns one error code per invalid field. Spaces at both ends are ignored. No field is required; a username is one word. */
export function profileProblems(fields: ProfileFields): ProfileProblems {
  return findProblems(profileSchema, fields);
}
