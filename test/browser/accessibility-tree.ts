import type { CDPSession, Page } from "playwright-core";

export type Described = { role: string; name: string; [property: string]: unknown };

type Value = { value?: unknown };
type Node = { ignored: boolean; role?: Value; name?: Value; properties?: { name: string; value: Value }[] };

/** Role, name and states of an element in the browser's accessibility tree. */
export async function readDescription(page: Page, selector: string): Promise<Described> {
  const session: CDPSession = await page.context().newCDPSession(page);
  try {
    const { root } = await session.send("DOM.getDocument");
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    if (!nodeId) throw new Error(`${selector} was not found on ${page.url()}`);
    const { nodes } = await session.send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: false });
    const node = nodes[0] as Node | undefined;
    if (!node || node.ignored) return { role: "ignored", name: "" };
    const states = (node.properties ?? []).map(({ name, value }) => [name, value.value] as const);
    return { ...Object.fromEntries(states), role: String(node.role?.value), name: String(node.name?.value) };
  } finally {
    await session.detach();
  }
}
