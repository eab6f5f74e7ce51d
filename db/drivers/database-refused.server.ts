/** The database can't be used until a person does something; the message says what. */
export class DatabaseRefused extends Error {
  override name = "DatabaseRefused";
}
