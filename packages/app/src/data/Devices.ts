/** A browser in which a user is signed in. */
export interface Device {
  readonly id: string;
  /** As the browser names itself; null where it did not. */
  readonly userAgent: string | null;
  /** When it was signed in, and last used: ISO 8601. */
  readonly createdAt: string;
  readonly lastUsedAt: string;
  /** Whether it is this one. */
  readonly isCurrent: boolean;
}

/** The devices of a user. */
export interface DeviceServices {
  /** This one first, then the last used. */
  listDevices(signal: AbortSignal): Promise<Device[]>;
  /** A device that is not known, or not the user's, stays as it is. */
  signOutDevice(id: string, signal: AbortSignal): Promise<void>;
  signOutOtherDevices(signal: AbortSignal): Promise<void>;
}
