/** A browser in which a user is signed in. */
export interface Device {
  readonly id: string;
  /** The user agent of the browser; null if it sent none. */
  readonly userAgent: string | null;
  /** The times of the sign-in and of the last use: ISO 8601. */
  readonly createdAt: string;
  readonly lastUsedAt: string;
  /** Whether it is the device of this session. */
  readonly isCurrent: boolean;
}

/** The devices of a user. */
export interface DeviceServices {
  /** Lists this device first, then the most recently used. */
  listDevices(signal: AbortSignal): Promise<Device[]>;
  /** Signs a device out. An unknown device, or one of another user, is not changed. */
  signOutDevice(id: string, signal: AbortSignal): Promise<void>;
  signOutOtherDevices(signal: AbortSignal): Promise<void>;
}
