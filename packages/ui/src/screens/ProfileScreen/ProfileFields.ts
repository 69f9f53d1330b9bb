/** The values of the profile form. */
export interface ProfileFields {
  fullName: string;
  username: string;
  location: string;
  bio: string;
}

export type ProfileFieldName = keyof ProfileFields;
