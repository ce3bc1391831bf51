/** `shortDescription` → `short-description`, `freeText1` → `free-text-1`, `DatabaseAction` → `database-action`. */
export function toKebab(name: string): string {
  return name
    .replace(/([a-z])([A-Z0-9])/g, "$1-$2")
    .replace(/(\d)([A-Z])/g, "$1-$2")
    .toLowerCase();
}

/** `shortDescription` → `ShortDescription`. */
export function toPascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `SetLocked` → `setLocked`. */
export function toCamel(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** A field or value of the API as C# names it: `appointment.created` → `AppointmentCreated`. */
export function csharpName(name: string): string {
  return toPascal(name.replace(/\.(.)/g, (_, letter: string) => letter.toUpperCase()));
}
