"""Why the server refuses something: a code that clients translate, a sentence in English, and a status of HTTP."""

from __future__ import annotations

from mindrose.kernel.errors import MindroseError
from mindrose.server.wire import Problem, Value

# code: (status, sentence)
SENTENCES: dict[str, tuple[int, str]] = {
    "E_NO_PLAYER": (401, "the server does not know you yet: name yourself first (POST /api/me)"),
    "E_NAME": (400, "a name has 1 to 24 characters and is not blank: choose another"),
    "E_LOGIN_TAKEN": (409, "this login belongs to somebody else: choose another"),
    "E_LOGIN_WRONG": (401, "login or password is wrong: try again"),
    "E_HAS_ACCOUNT": (409, "you have an account already: log out first"),
    "E_NO_TABLE": (404, "there is no such table: check the link"),
    "E_NO_GAME": (404, "there is no such game"),
    "E_OPTION": (400, "an option of the game is not possible"),
    "E_PLAYERS": (400, "the game is not for so many players"),
    "E_LEVEL": (400, "a bot needs a level: easy, medium, hard or expert"),
    "E_SEAT_TAKEN": (409, "this seat is taken: choose another, or watch"),
    "E_SEAT_UNKNOWN": (400, "the table has no such seat"),
    "E_NOT_HOST": (403, "only the host of the table can do this"),
    "E_NOT_SEATED": (403, "you have no seat at this table: you are watching"),
    "E_STARTED": (409, "the game has started already"),
    "E_NOT_STARTED": (409, "the game has not started yet: wait until every seat is taken"),
    "E_OVER": (409, "the game is over already"),
    "E_MANY_SIDES": (409, "the others would play on: only a game of two sides can be resigned; leave instead"),
    "E_TEAMMATE": (409, "somebody else plays on your side, and cannot be made to resign: leave instead"),
    "E_BEGUN": (409, "you are in the middle of an action: complete it or cancel it, then resign"),
    "E_WHICH_SEAT": (409, "you play on both sides: say which seat resigns"),
    "E_NOT_OVER": (409, "this is shown when the game is over"),
    "E_OPEN_SEATS": (409, "there are open seats: wait for people, or give the seats to bots"),
    "E_ALREADY_SEATED": (409, "you sit at this table already"),
    "E_RECORD": (400, "this record cannot be played"),
    "E_PROMISE": (
        409,
        "the promised seed is no longer kept: ask for another (POST /api/tables/promises), then try again",
    ),
    "E_POSITION": (400, "this table cannot be asked about"),
    "E_RATE": (429, "too many requests: wait a little, then try again"),
    "E_TOO_LARGE": (413, "the message is too large"),
    "E_MALFORMED": (400, "the message is not understood"),
    "E_ORIGIN": (403, "this request comes from another site"),
    "E_ASKED": (409, "you have asked for this already: the others were not willing"),
    "E_BLOCKED": (403, "the host of this table does not want to play with you: choose another table"),
    "E_HOST": (421, "this server has another name: whoever runs it can add this one to MINDROSE_HOSTS"),
    "E_STORAGE": (503, "it could not be stored, and nothing has changed: try again"),
    "E_STALE": (409, "the table has changed since: look again, then answer"),
    "E_NO_UNDO": (409, "you have no answer to take back"),
    "E_UNDOS": (409, "you have taken things back very often: decide now, you can take back again after that"),
    "E_NO_DRAFT": (409, "there is nothing to withdraw: no command of yours has been begun"),
    "E_NO_TAKEBACK": (409, "nobody asks to take something back"),
    "E_NO_PROGRAM": (404, "you have no such program"),
    "E_TOO_MANY": (409, "you have too many of these: finish or delete some first"),
    "E_INTERNAL": (500, "something went wrong in the server: try again"),
    "E_NOT_FOUND": (404, "there is nothing at this address"),
}


class Denied(MindroseError):
    """Something that the server refuses; nothing was changed by it."""

    def __init__(self, code: str, detail: str = "", **about: Value) -> None:
        self.code = code
        self.status, sentence = SENTENCES[code]
        self.about = about
        super().__init__(detail or sentence)

    def problem(self) -> Problem:
        return Problem(self.code, str(self), dict(self.about))
