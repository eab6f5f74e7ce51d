import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";

/** Searches the screen that it is on: `?q=`. */
export function SearchForm({ label, text, clear }: { label: string; text: string; clear: string }) {
  return (
    <form role="search" className="row gap-3 items-end">
      <Field label={label} name="q" type="search" size={12} required defaultValue={text} className="fill" />
      <Button type="submit" variant="ink">
        Search
      </Button>
      {text && (
        <a className="link tap" href={clear}>
          Clear
        </a>
      )}
    </form>
  );
}
