/** What a person writes about themselves, as the form holds it. */
export interface ProfileFields {
  fullName: string;
  username: string;
  location: string;
  bio: string;
}

export type ProfileFieldName = keyof ProfileFields;
