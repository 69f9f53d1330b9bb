export { Accordion, type AccordionItem, type AccordionProps } from './components/Accordion/Accordion';
export { Alert, type AlertProps } from './components/Alert/Alert';
export { AreaMap, type AreaMapProps, type MapArea, type MapFrame, type MapShape } from './components/AreaMap/AreaMap';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar';
export { AvatarPicker, type AvatarPickerProps } from './components/AvatarPicker/AvatarPicker';
export { Badge, type BadgeProps } from './components/Badge/Badge';
export {
  type BookingAction,
  BookingCard,
  type BookingCardProps,
  type BookingDetour,
  type BookingLink,
} from './components/BookingCard/BookingCard';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs';
export { Button, type ButtonProps } from './components/Button/Button';
export type { ButtonLook } from './components/Button/buttonClass';
export { Card, type CardProps } from './components/Card/Card';
export { type CategoryChip, CategoryChips, type CategoryChipsProps } from './components/CategoryChips/CategoryChips';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox';
export { Checklist, type ChecklistProps } from './components/Checklist/Checklist';
export { ChipGroup, type ChipGroupProps } from './components/ChipGroup/ChipGroup';
export { CityFilter, type CityFilterProps, type CityLocate } from './components/CityFilter/CityFilter';
export { Combobox, type ComboboxProps } from './components/Combobox/Combobox';
export { ConfirmModal, type ConfirmModalProps } from './components/ConfirmModal/ConfirmModal';
export { DateBlock, type DateBlockProps } from './components/DateBlock/DateBlock';
export { DateField, type DateFieldProps } from './components/DateField/DateField';
export { DateFilter, type DateFilterProps } from './components/DateFilter/DateFilter';
export { EmptyState, type EmptyStateProps, type Relaxation } from './components/EmptyState/EmptyState';
export { EventCard, type EventCardBadge, type EventCardProps } from './components/EventCard/EventCard';
export { EventCardSkeleton, type EventCardSkeletonProps } from './components/EventCardSkeleton/EventCardSkeleton';
export { type EventFact, EventFacts, type EventFactsProps, type FactText } from './components/EventFacts/EventFacts';
export { EventGrid, type EventGridProps } from './components/EventGrid/EventGrid';
export { EventHero, type EventHeroProps } from './components/EventHero/EventHero';
export { EventPoster, type EventPosterProps } from './components/EventPoster/EventPoster';
export {
  EventProgramme,
  type EventProgrammeProps,
  type ProgrammeItem,
} from './components/EventProgramme/EventProgramme';
export { FavouriteButton, type FavouriteButtonProps } from './components/FavouriteButton/FavouriteButton';
export { FeatureCard, type FeatureCardProps } from './components/FeatureCard/FeatureCard';
export { Field, type FieldControl, type FieldProps } from './components/Field/Field';
export { FilterButton, type FilterButtonProps } from './components/FilterButton/FilterButton';
export {
  type FocalPoint,
  type FocalPointFrame,
  FocalPointPicker,
  type FocalPointPickerProps,
} from './components/FocalPointPicker/FocalPointPicker';
export { Footer, type FooterColumn, type FooterLink, type FooterProps } from './components/Footer/Footer';
export {
  type FormError,
  FormErrorSummary,
  type FormErrorSummaryProps,
} from './components/FormErrorSummary/FormErrorSummary';
export { type GuideStep, GuideSteps, type GuideStepsProps } from './components/GuideSteps/GuideSteps';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton';
export { ImageDrop, type ImageDropProps, type ImageProblem } from './components/ImageDrop/ImageDrop';
export { JobCard, type JobCardProps } from './components/JobCard/JobCard';
export {
  type LanguageLink,
  LanguageSwitcher,
  type LanguageSwitcherProps,
} from './components/LanguageSwitcher/LanguageSwitcher';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton';
export {
  type LinkComponent,
  type LinkProps,
  LivelyProvider,
  type LivelyProviderProps,
} from './components/LivelyProvider/LivelyProvider';
export { LoadMore, type LoadMoreProps } from './components/LoadMore/LoadMore';
export { Logo, type LogoProps } from './components/Logo/Logo';
export { type LookupChoice, LookupField, type LookupFieldProps } from './components/LookupField/LookupField';
export { Modal, type ModalProps } from './components/Modal/Modal';
export { NavigationBar, type NavigationBarProps, type NavigationLink } from './components/NavigationBar/NavigationBar';
export { NewsletterForm, type NewsletterFormProps } from './components/NewsletterForm/NewsletterForm';
export { NotificationBell, type NotificationBellProps } from './components/NotificationBell/NotificationBell';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField';
export {
  OnboardingModal,
  type OnboardingModalProps,
  type OnboardingStep,
} from './components/OnboardingModal/OnboardingModal';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField';
export { type MapEvent, type MapMark, PointMap, type PointMapProps } from './components/PointMap/PointMap';
export type { ChosenPreference, PreferenceFamily } from './components/PreferenceModal/PreferenceFamily';
export type { PreferenceLabels, PreferenceStep } from './components/PreferenceModal/PreferenceLabels';
export { PreferenceModal, type PreferenceModalProps } from './components/PreferenceModal/PreferenceModal';
export { ProfileMenu, type ProfileMenuLink, type ProfileMenuProps } from './components/ProfileMenu/ProfileMenu';
export { ProgressSteps, type ProgressStepsProps } from './components/ProgressSteps/ProgressSteps';
export { Prose, type ProseProps } from './components/Prose/Prose';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup';
export { type Reason, type ReasonAction, ReasonList, type ReasonListProps } from './components/ReasonList/ReasonList';
export { ReasonModal, type ReasonModalProps, type ReasonValues } from './components/ReasonModal/ReasonModal';
export { ReasonSummary, type ReasonSummaryProps } from './components/ReasonSummary/ReasonSummary';
export { SearchBox, type SearchBoxProps } from './components/SearchBox/SearchBox';
export {
  SearchCombobox,
  type SearchComboboxProps,
  type SearchOption,
  type SearchOptionGroup,
} from './components/SearchCombobox/SearchCombobox';
export { Select, type SelectProps } from './components/Select/Select';
export { ShareButton, type ShareButtonProps } from './components/ShareButton/ShareButton';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink';
export { SortSelect, type SortSelectProps } from './components/SortSelect/SortSelect';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner';
export { StatTile, type StatTileProps } from './components/StatTile/StatTile';
export { SubmitButton, type SubmitButtonProps } from './components/SubmitButton/SubmitButton';
export {
  type Suggestion,
  SuggestionBanner,
  type SuggestionBannerProps,
} from './components/SuggestionBanner/SuggestionBanner';
export { Switch, type SwitchProps } from './components/Switch/Switch';
export { type TabLink, TabLinks, type TabLinksProps } from './components/TabLinks/TabLinks';
export { type Tab, Tabs, type TabsProps } from './components/Tabs/Tabs';
export { Testimonial, type TestimonialProps } from './components/Testimonial/Testimonial';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea';
export { TextField, type TextFieldProps } from './components/TextField/TextField';
export { TimeField, type TimeFieldProps } from './components/TimeField/TimeField';
export { Toast, type ToastMessage, type ToastProps } from './components/Toast/Toast';
export { VoteButtons, type VoteButtonsProps, type VoteDirection } from './components/VoteButtons/VoteButtons';
export type { Choice } from './internal/Choice';
export type { FieldTexts } from './internal/FieldTexts';
export type { NamedFieldProps, ValueFieldProps } from './internal/ValueFieldProps';
export type { CategoryTone } from './theme/tokens';
