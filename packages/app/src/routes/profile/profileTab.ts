/** The views of the profile. The URL does not name the first. */
export const profileTabs = ['upcoming', 'past', 'settings'] as const;

export type ProfileTab = (typeof profileTabs)[number];

/** Reads the tab from the parameters of the URL. Invalid values are ignored. */
export function parseProfileTab(parameters: URLSearchParams): ProfileTab {
  return profileTabs.find((tab) => tab === parameters.get('tab')) ?? 'upcoming';
}
