import { expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const files = {
  "posts/a.md": "---\ndraft: true\n---\nText\n",
  "posts/b.md": "---\ndraft: false\n---\nThe first draft: true, on a train.\n",
  "posts/c.md": "---\ndraft: true\n---\nText\n",
  "pages/d.md": "---\ndraft: true\n---\nText\n",
};

test("files go by the line that a request quotes, into a new folder beside theirs", async () => {
  const request =
    "The posts in posts/ that say draft: true at the top aren't finished. Move those to a folder drafts next to it please, leave the others and leave pages alone";
  expect(await placed(request, files)).toEqual({ "posts/a.md": "drafts/a.md", "posts/c.md": "drafts/c.md" });
});

test("in Japanese as well", async () => {
  const orders = { "注文/1.txt": "状態: 発送済\n", "注文/2.txt": "状態: 未発送\n", "注文/3.txt": "状態: 発送済\n" };
  const request =
    "注文フォルダの中で、状態が「発送済」になっている注文を「完了」という新しいフォルダ（注文フォルダの隣）に移してください。ほかはそのままで。";
  expect(await placed(request, orders)).toEqual({ "注文/1.txt": "完了/1.txt", "注文/3.txt": "完了/3.txt" });
});

test("and none where the request says more of which ones", async () => {
  const request = "Move the posts in posts/ that say draft: true and mention trains to a folder drafts next to it";
  expect(await placed(request, files)).toBeNull();
});
