/** An invalid configuration of languages and versions, or an edition that does not exist. */
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
