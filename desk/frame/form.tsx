import type { ComponentProps, FormHTMLAttributes } from "react";
import { useRouteLoaderData } from "react-router";
import type { loader } from "#desk/signed-in.server.ts";
import { Button } from "#ui/button.tsx";

/** Every form of a page has the key of that page, so that sending it twice changes the data once (once.server.ts). */
export function Form(
  props: FormHTMLAttributes<HTMLFormElement> & {
    /** Drafts in this browser are deleted (drafts.behavior.ts). */
    "data-signs-out"?: boolean;
  },
) {
  const { children, ...rest } = props;
  const page = useRouteLoaderData<typeof loader>("signed-in");
  return (
    <form method="post" {...rest}>
      {children}
      {page && <input type="hidden" name="once" value={page.once} />}
    </form>
  );
}

/** A form with one button, and the hidden fields that it sends. */
export function FormButton(
  props: Omit<ComponentProps<typeof Button>, "form" | "type"> & {
    fields?: Readonly<Record<string, string>>;
    form?: ComponentProps<typeof Form>;
  },
) {
  const { fields = {}, form, ...button } = props;
  return (
    <Form {...form}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" {...button} />
    </Form>
  );
}
