import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const sites = `user www;

server {
    listen 80; # old
    server_name moss.example www.moss.example;
    send_timeout 30s;
    autoindex on;
}

server {
    listen 443 ssl;
    server_name shop.moss.example;
    send_timeout 30s;

    location /files {
        send_timeout 90s;
        limit_rate 200k;
    }
}
`;

describe("a directive of a server", () => {
  test.each([
    ["by the name of the server", 'Set "send_timeout" under "shop.moss.example" to "45s"', /30s(?=;\n\n)/u, "45s"],
    ["by another name of it", 'Set "send_timeout" under "www.moss.example" to "45"', "30s", "45s"],
    ["in the words that people have", 'Set the send timeout of "moss.example" to "2 minutes"', "30s", "2m"],
    ["of one path", 'Set "send_timeout" under "/files" to "120s"', "90s", "120s"],
    ["with more behind its number", 'Set "listen" under "shop.moss.example" to "8443"', "443 ssl", "8443 ssl"],
    ["whose old value is said", 'Change "limit_rate" under "/files" from "200k" to "500k"', "200k", "500k"],
    ["in the words of the old one", 'Set "autoindex" to "no"', "on;", "off;"],
    ["outside of all blocks", 'Set "user" to "nginx"', "www;", "nginx;"],
  ])("%s", (_, wish, old, fresh) => {
    expect(doneAsWished("sites.conf", sites, wish)).toBe(sites.replace(old, fresh));
  });

  test.each([
    ["that several have", 'Set "send_timeout" to "45s"'],
    ["of a server that isn't there", 'Set "send_timeout" under "blog.moss.example" to "45s"'],
    ["that only a path of it has", 'Set "limit_rate" under "shop.moss.example" to "500k"'],
    ["of another server", 'Set "autoindex" under "shop.moss.example" to "off"'],
    ["of another kind", 'Set "send_timeout" under "moss.example" to "long"'],
  ])("not one %s", (_, wish) => {
    expect(doneAsWished("sites.conf", sites, wish)).toBeNull();
  });
});
