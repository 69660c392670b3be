interface Locked {
  readonly version?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
}

export function isInstalled(wanted: Readonly<Record<string, Locked>>, installed: Readonly<Record<string, Locked>>): boolean;
export function isAtLeast(version: string, least: string): boolean;
