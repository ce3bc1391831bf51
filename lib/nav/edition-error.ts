/** Languages and versions that cannot be, or an edition that there is not. */
export class EditionError extends Error {
  override name = "EditionError";
  constructor(
    message: string,
    readonly hint: string,
    /** The setting that says so and its value, or the variables of the environment. */
    readonly said: { key: string; value?: string } | { variables: string },
  ) {
    super(message);
  }
}
