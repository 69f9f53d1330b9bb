'use client';

import MapPin from 'lucide-react/icons/map-pin';
import { useLayoutEffect, useRef } from 'react';
import { Avatar } from '../../components/Avatar/Avatar';
import { Button } from '../../components/Button/Button';
import * as styles from './ProfileScreen.css';

export interface ProfileHeaderProps {
  /** The page's title: the display name. */
  name: string;
  imageUrl?: string | undefined;
  /** « @camille.m ». */
  username?: string | undefined;
  location?: string | undefined;
  /** The user's own text, or an invitation to write one. */
  bio?: string | undefined;
  edit: { label: string; onEdit: () => void };
  /** Whether the form was just closed: the focus then returns to the button that opened it. @default false */
  returning?: boolean | undefined;
}

/** The name, picture and texts of the user, with a button to edit them. */
export function ProfileHeader({
  name,
  imageUrl,
  username,
  location,
  bio,
  edit,
  returning = false,
}: ProfileHeaderProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (returning) button.current?.focus();
  }, [returning]);

  return (
    <header className={styles.header}>
      <Avatar name={name} imageUrl={imageUrl} size="large" />
      <div className={styles.who}>
        <h1 className={styles.name} dir="auto">
          {name}
        </h1>
        {(username || location) && (
          <p className={styles.handles}>
            {username && <span>{username}</span>}
            {location && (
              <span className={styles.place}>
                <MapPin size={18} aria-hidden />
                <bdi>{location}</bdi>
              </span>
            )}
          </p>
        )}
        {bio && (
          <p className={styles.bio} dir="auto">
            {bio}
          </p>
        )}
      </div>
      <div className={styles.editing}>
        <Button ref={button} weight="regular" onPress={edit.onEdit}>
          {edit.label}
        </Button>
      </div>
    </header>
  );
}
