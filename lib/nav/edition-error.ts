/** An invalid configuration of languages and versions, or an edition that does not exist. */
export class EditionError extends Error {
  override name = "EditionError";
  constructor(
    message: string,
    readonly hint: string,
    /** The setting with the mistake and its value, or the environment variables. */
    readonly setting: { key: string; value?: string } | { variables: string },
  ) {
    super(message);
  }
}
