/** React keys that stay with an item when it is moved, even if equal items occur twice. */
export function keyed<Item>(items: readonly Item[], nameOf: (item: Item) => string) {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { item, key: `${name} ${times}` };
  });
}
