/** The groups of components, for the sidebar and the table of components. */
export const componentGroups: Readonly<Record<string, readonly string[]>> = {
  Actions: [
    ...['Button', 'IconButton', 'LinkButton', 'SubmitButton'],
    ...['FavouriteButton', 'VoteButtons', 'ShareButton', 'LoadMore'],
  ],
  Fields: [
    ...['Field', 'TextField', 'TextArea', 'PasswordField', 'NumberField', 'DateField', 'TimeField'],
    ...['Select', 'Combobox', 'LookupField', 'Checkbox', 'RadioGroup', 'ChipGroup', 'Switch', 'ImageDrop'],
    ...['FocalPointPicker', 'AvatarPicker', 'FormErrorSummary', 'NewsletterForm'],
  ],
  Filters: [
    ...['SearchBox', 'SearchCombobox', 'CategoryChips', 'CityFilter', 'DateFilter', 'SortSelect', 'FilterButton'],
  ],
  Events: [
    ...['EventCard', 'EventCardSkeleton', 'EventGrid', 'EventPoster', 'EventHero', 'EventFacts', 'EventProgramme'],
    ...['BookingCard', 'DateBlock', 'ReasonList', 'ReasonSummary', 'SuggestionBanner', 'AreaMap', 'PointMap'],
  ],
  Navigation: [
    ...['NavigationBar', 'Footer', 'PageHeader', 'Breadcrumbs', 'TabLinks', 'Tabs', 'SkipLink'],
    ...['LanguageSwitcher', 'ProfileMenu', 'NotificationBell', 'ProgressSteps'],
  ],
  Overlays: ['Modal', 'ConfirmModal', 'ReasonModal', 'OnboardingModal', 'PreferenceModal', 'Toast'],
  Feedback: ['Alert', 'EmptyState', 'Spinner', 'Skeleton'],
  Content: [
    ...['Card', 'FeatureCard', 'JobCard', 'StatTile', 'Testimonial', 'Prose', 'Accordion'],
    ...['Checklist', 'GuideSteps', 'Badge', 'Avatar', 'Logo'],
  ],
  Setup: ['LivelyProvider'],
};
